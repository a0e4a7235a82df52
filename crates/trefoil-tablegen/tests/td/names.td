def 8bit { int 3x = 4; }
def "a b" { int n = 1; }
def a#b;
def "x" # 12;
defvar n = "dyn";
def n # "amic";
def !strconcat("by", "op");
