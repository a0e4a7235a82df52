class I<string s, int n> { string S = s; int N = n; }
multiclass rr_ri<string op, int n = 3> { def rr : I<op # " rr", n>; def ri : I<op # " ri", !add(n, 1)>; }
defm ADD : rr_ri<"add">;
defm SUB_ : rr_ri<"sub", 9>;
defm "" : rr_ri<"bare">;
defm : rr_ri<"none">;
