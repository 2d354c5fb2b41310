/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("IterateOverReachableObjects reports a virtual thread's local with thread and frame, or not at all.");

static struct sight {
    int times;
    jlong thread_tag;
    jint depth, slot;
    jmethodID method;
} sights[PLATFORM + 1];

static jvmtiIterationControl JNICALL see(jvmtiHeapRootKind kind, jlong class_tag, jlong size,
                                         jlong *tag, jlong thread_tag, jint depth, jmethodID method,
                                         jint slot, void *data)
{
    if (kind == JVMTI_HEAP_ROOT_STACK_LOCAL && *tag > THINGS && *tag <= THINGS + PLATFORM) {
        int times = sights[*tag - THINGS].times;
        sights[*tag - THINGS] = (struct sight){.times = times + 1,
                                               .thread_tag = thread_tag,
                                               .depth = depth,
                                               .slot = slot,
                                               .method = method};
    }
    return JVMTI_ITERATION_CONTINUE;
}

static void walk(JNIEnv *jni, jthread *threads)
{
    say("IterateOverReachableObjects: %s",
        error_name(ti(IterateOverReachableObjects, NULL, see, NULL, NULL)));
    for (int i = PARKED; i <= PLATFORM; i++) {
        const struct sight *sight = &sights[i];
        jmethodID method = NULL;
        jlocation location = 0;
        if (sight->times == 0) {
            say("%s: not reported", local_names[i]);
            continue;
        }
        must(GetFrameLocation, threads[i], sight->depth, &method, &location);
        say("%s: %d, of %s, slot %d, %s", local_names[i], sight->times,
            sight->thread_tag == i ? "itself" : "another thread", (int)sight->slot,
            method == sight->method ? "the method of the frame" : "another method");
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Locals", .probe = locals_probe,
     .needs = {.can_tag_objects = 1});
