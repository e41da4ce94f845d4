"""One file per question: what is asked, the design, the estimand."""
