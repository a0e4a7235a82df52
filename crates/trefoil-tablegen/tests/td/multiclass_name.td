class I { string N = NAME; }
multiclass M { def NAME # "_suffix" : I; def "prefix_" # NAME : I; def _plain : I; def "" : I; }
defm Foo : M;
