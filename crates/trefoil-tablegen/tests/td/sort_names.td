class N; def a10 : N; def a9 : N; def a1b2 : N; def a1b10 : N; def Z : N; def _u : N; def a : N;
