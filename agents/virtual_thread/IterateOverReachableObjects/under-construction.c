/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("IterateOverReachableObjects works while a constructor of a virtual thread runs.");

static bool found; /* as a local variable or reference of a thread */

static jvmtiIterationControl JNICALL root(jvmtiHeapRootKind kind, jlong class_tag, jlong size,
                                          jlong *tag, void *user_data)
{
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL stack(jvmtiHeapRootKind kind, jlong class_tag, jlong size,
                                           jlong *tag, jlong thread_tag, jint depth,
                                           jmethodID method, jint slot, void *user_data)
{
    found |= *tag == 7;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL object(jvmtiObjectReferenceKind kind, jlong class_tag,
                                            jlong size, jlong *tag, jlong referrer_tag, jint index,
                                            void *user_data)
{
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject value)
{
    set_tag(value, 7);
    SAY_CALL(IterateOverReachableObjects, root, stack, object, NULL);
    say("found: %s", truth(found));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Constructing", .probe = observe,
     .needs = {.can_tag_objects = 1});
