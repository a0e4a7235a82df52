class A; class B : A; class C : A; class E; class D : B, E; class F : C, E;

def d : D; def f : F; def b : B;
def l { list<A> x = [d, b]; list<E> y = [d, f]; list<A> z = !listconcat([d], [f]); A w = !if(1, d, f); }
defvar mixed = [d, f];
def m { list<A> a = mixed; list<E> e = mixed; }
