; Addresses that phis and selects choose, as optimisers leave them: of elements of one buffer, of elements of one array, and of
; two variables.
; compute: main
; dispatch: 4 1 1
; bind u0: structured uint 4*0 4*0 4*0
; expect u0: 100 201 102 203 10 21 12 23 7 1 7 3
target triple = "dxil-pc-shadermodel6.0-compute"

define void @main() #0 {
entry:
  %h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %id = call i32 @llvm.dx.group.id(i32 0)
  %odd = and i32 %id, 1
  %c = icmp ne i32 %odd, 0
  %array = alloca [4 x i32], align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %e0 = getelementptr [4 x i32], ptr %array, i32 0, i32 0
  store i32 10, ptr %e0
  %e1 = getelementptr [4 x i32], ptr %array, i32 0, i32 1
  store i32 20, ptr %e1
  store i32 7, ptr %a
  store i32 %id, ptr %b
  br i1 %c, label %then, label %else
then:
  %then.e = getelementptr [4 x i32], ptr %array, i32 0, i32 %odd
  %then.p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %id)
  %then.v = add i32 %id, 200
  br label %end
else:
  %else.e = getelementptr [4 x i32], ptr %array, i32 0, i32 0
  %else.h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  %else.p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %else.h, i32 %id)
  %else.v = add i32 %id, 100
  br label %end
end:
  %p = phi ptr [ %then.p, %then ], [ %else.p, %else ]
  %v = phi i32 [ %then.v, %then ], [ %else.v, %else ]
  %e = phi ptr [ %then.e, %then ], [ %else.e, %else ]
  store i32 %v, ptr %p
  %x = load i32, ptr %e
  %sum = add i32 %x, %id
  %at = add i32 %id, 4
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %at)
  store i32 %sum, ptr %q
  %which = select i1 %c, ptr %b, ptr %a
  %y = load i32, ptr %which
  %at2 = add i32 %id, 8
  %r = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %at2)
  store i32 %y, ptr %r
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
