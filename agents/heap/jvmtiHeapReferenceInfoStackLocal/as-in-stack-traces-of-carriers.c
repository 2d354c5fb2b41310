/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"
#include "frames.h"
#include "heap.h"

TITLE("References on the stack of a carrier name a frame of the carrier while a virtual thread is mounted.");

enum { THREADS_MAX = 60, LOCALS_MAX = 2000 };

static struct {
    jvmtiFrameInfo frames[FRAMES_MAX];
    jint count;
    jlong id; /* that its first reference gave, as it need not be that of Java */
    bool has_id;
} before[THREADS_MAX];
static struct {
    jvmtiHeapReferenceKind kind;
    jlong thread_tag, thread_id;
    jint depth;
    jmethodID method;
    jlocation location;
} locals[LOCALS_MAX];
static int local_count, of_current, of_others;

HEAP_REFERENCE_CALLBACK(see_local)
{
    if (local_count == LOCALS_MAX
        || (kind != JVMTI_HEAP_REFERENCE_STACK_LOCAL && kind != JVMTI_HEAP_REFERENCE_JNI_LOCAL))
        return 0;
    bool is_stack = kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL;
    locals[local_count].kind = kind;
    locals[local_count].thread_tag = is_stack ? info->stack_local.thread_tag
                                              : info->jni_local.thread_tag;
    locals[local_count].thread_id = is_stack ? info->stack_local.thread_id
                                             : info->jni_local.thread_id;
    locals[local_count].depth = is_stack ? info->stack_local.depth : info->jni_local.depth;
    locals[local_count].method = is_stack ? info->stack_local.method : info->jni_local.method;
    locals[local_count++].location = is_stack ? info->stack_local.location : -1;
    return 0;
}

/* Whether it is the id of this thread, and of no other of those that were compared before. */
static bool is_id_right(int index, jlong id)
{
    bool right = !before[index].has_id || before[index].id == id;
    for (int i = 0; i < THREADS_MAX; i++)
        right &= i == index || !before[i].has_id || before[i].id != id;
    before[index].has_id = true;
    before[index].id = id;
    return right;
}

/* Whether the thread still stands where it was suspended. */
static bool is_stack_as_before(jthread thread, int index)
{
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0;
    return ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, &count) == JVMTI_ERROR_NONE
           && count == before[index].count && same_frames(frames, before[index].frames, count);
}

/* Whether a stack trace may leave out frames of the method, since its class is hidden. */
static bool is_hidden(jmethodID method)
{
    const char *dot = strchr(method_name(method), '.');
    return dot != NULL && dot[-1] != ';';
}

static void compare_locals(int index)
{
    for (int i = 0; i < local_count; i++) {
        jint depth = locals[i].depth;
        if (locals[i].thread_tag != index + 1 || locals[i].method == NULL || depth >= FRAMES_MAX
            || is_hidden(locals[i].method))
            continue;
        const jvmtiFrameInfo *frame = depth >= 0 && depth < before[index].count
                                          ? &before[index].frames[depth]
                                          : NULL;
        const char *kind = reference_kind(locals[i].kind);
        ++*(index == 0 ? &of_current : &of_others);
        if (!is_id_right(index, locals[i].thread_id))
            differs("%s: expected the thread's id, actual another", kind);
        if (frame == NULL || frame->method != locals[i].method)
            differs("%s in %s: expected the depth of its frame, actual another", kind,
                    method_name(locals[i].method));
        else if (locals[i].kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL
                 && frame->location != locals[i].location)
            differs("%s in %s: expected the location of its frame, actual another", kind,
                    method_name(locals[i].method));
    }
}

/* Suspends the threads but the current one, which is the first, walks the heap from the roots, and says
 * the first difference. */
static void compare_stacks(const jthread *threads, jint count)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_local};
    bool suspended[THREADS_MAX];
    for (jint i = 0; i < count; i++) {
        set_tag(threads[i], i + 1);
        suspended[i] = i > 0 && ti(SuspendThread, threads[i]) == JVMTI_ERROR_NONE;
        if (ti(GetStackTrace, threads[i], 0, FRAMES_MAX, before[i].frames, &before[i].count)
            != JVMTI_ERROR_NONE)
            before[i].count = 0;
    }
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    for (jint i = 0; i < count; i++)
        if ((i == 0 || suspended[i]) && is_stack_as_before(threads[i], i))
            compare_locals(i);
    for (jint i = 0; i < count; i++)
        if (suspended[i])
            must(ResumeThread, threads[i]);
    if (of_others == 0)
        inapplicable("no other thread has a reference on its stack");
    say("compared: %s", of_current >= 1 ? "some" : "none");
    say_first_difference();
}

/* The virtual thread, which is mounted, and as many platform threads as there is room for. */
static void observe(JNIEnv *jni, jobject subject)
{
    jthread threads[THREADS_MAX], *platform = NULL;
    jint count = 0, platform_count = 0;
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "[Ljava/lang/Object;")))
        return;
    must(GetCurrentThread, &threads[count++]);
    threads[count++] = subject;
    must(GetAllThreads, &platform_count, &platform);
    for (jint i = 0; i < readable(platform, platform_count) && count < THREADS_MAX; i++)
        if (!(*jni)->IsSameObject(jni, platform[i], threads[0]))
            threads[count++] = platform[i];
    release(platform);
    compare_stacks(threads, count);
}

/* Bulk oracle: all references on the stacks of suspended threads. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.HoldingLocals", .args = LIST("native"),
     .probe = observe,
     .needs = {.can_tag_objects = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
