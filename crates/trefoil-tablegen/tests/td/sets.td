// Sets: records that stand for others, by lists and by operators.
class Set<dag elements> {
  dag Elements = elements;
}
def add;
def sub;
def and;
def shl;
def trunc;
def rotl;
def rotr;
def decimate;
def interleave;
def sequence;

class Register;
foreach i = 0...7 in {
  def a#i : Register;
  def b#i : Register;
}
def wide_01 : Register;
def wide_02 : Register;
def hex_a : Register;

def Eight : Set<(sequence "a%u", 0, 7)>;
def Others : Set<(sequence "b%d", 7, 0)>;
def Every : Set<(sequence "a%u", 1, 7, 3)>;
def EveryDown : Set<(sequence "a%u", 7, 0, 2)>;
def Wide : Set<(sequence "wide_%02u", 1, 2)>;
def Hex : Set<(sequence "hex_%x", 10, 10)>;
def Both : Set<(add Eight, Others)>;
def Twice : Set<(add a3, Eight, a3, (add a3))>;
def Without : Set<(sub Eight, a1, (sequence "a%u", 4, 5))>;
def Common : Set<(and Eight, (add b0, a7, a2))>;
def Later : Set<(shl Eight, 3)>;
def NoneLater : Set<(shl Eight, 9)>;
def First : Set<(trunc Eight, 3)>;
def FirstOfFew : Set<(trunc Wide, 5)>;
def Left : Set<(rotl Eight, 2)>;
def LeftBack : Set<(rotl Eight, -2)>;
def LeftFar : Set<(rotl Eight, 11)>;
def Right : Set<(rotr Eight, 3)>;
def RightBack : Set<(rotr Eight, -11)>;
def Even : Set<(decimate Eight, 2)>;
def Odd : Set<(decimate (rotl Eight, 1), 2)>;
def Mixed : Set<(interleave Eight, Wide, (decimate Others, 3))>;
def Nothing : Set<(add)>;
def NothingTurned : Set<(rotl Nothing, 3)>;
def OfSets : Set<(add Even, (sub Both, Even, Others))>;
def set10 : Set<(add a1)>;
def set9 : Set<(add a2)>;
def Itself : Set<(add a1, Itself, a2)>;
