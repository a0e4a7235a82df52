; Control flow without structure: a block that two branches of other selections share, a loop that is entered from there and
; left from two places, a switch whose cases fall through.
; compute: main
; bind u0: structured uint[8] zero
; expect u0: 100 101 1012 2 13 14 2015 16
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
entry:
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %i)
  %a = icmp ult i32 %i, 4
  br i1 %a, label %left, label %right
left:
  %b = icmp eq i32 %i, 2
  br i1 %b, label %shared, label %loop
right:
  %c = icmp eq i32 %i, 6
  br i1 %c, label %shared, label %late
shared:
  %s = phi i32 [ 1000, %left ], [ 2000, %right ]
  br label %late
loop:
  ; Threads 0 and 1 leave at once or after a round; thread 3 after two rounds, by the other exit.
  %n = phi i32 [ 0, %left ], [ %next, %again ]
  %found = icmp eq i32 %n, %i
  br i1 %found, label %near, label %again
again:
  %next = add i32 %n, 1
  %over = icmp ugt i32 %next, 1
  br i1 %over, label %far, label %loop
near:
  %m = add i32 %n, 100
  br label %end
far:
  br label %end
late:
  %t = phi i32 [ 0, %right ], [ %s, %shared ]
  switch i32 %i, label %five [ i32 2, label %two
                               i32 4, label %four
                               i32 6, label %six ]
two:
  br label %four
four:
  %f = phi i32 [ 9, %late ], [ 10, %two ]
  br label %five
six:
  br label %five
five:
  %v = phi i32 [ 9, %late ], [ %f, %four ], [ 9, %six ]
  %w = add i32 %v, %t
  %x = add i32 %w, %i
  br label %end
end:
  %r = phi i32 [ %m, %near ], [ %next, %far ], [ %x, %five ]
  store i32 %r, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }
