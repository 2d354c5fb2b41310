/* SPDX-License-Identifier: Apache-2.0 */
#include "../filters.h"
#include "../given.h"

TITLE("An object that only a call of a native method was given is reachable from the roots.");

static int roots;

REFERENCE(reference)
{
    roots += *tag != 0 && referrer_tag == NULL;
    return JVMTI_VISIT_OBJECTS;
}

static jvmtiIterationControl JNICALL root(jvmtiHeapRootKind kind, jlong class_tag, jlong size,
                                          jlong *tag, void *user_data)
{
    roots += *tag != 0;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiIterationControl JNICALL stack(jvmtiHeapRootKind kind, jlong class_tag, jlong size,
                                           jlong *tag, jlong thread_tag, jint depth,
                                           jmethodID method, jint slot, void *user_data)
{
    return root(kind, class_tag, size, tag, user_data);
}

static void walk(jobject given, const char *as)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    set_tag(given, 1);
    say("%s", as);
    roots = 0;
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s, root %s", error_name(error), truth(roots > 0));
    roots = 0;
    error = ti(IterateOverReachableObjects, root, stack, NULL, NULL);
    say("IterateOverReachableObjects: %s, root %s", error_name(error), truth(roots > 0));
    set_tag(given, 0);
}

static void JNICALL take(JNIEnv *jni, jclass klass, jobject object)
{
    walk(object, "argument");
}

static void JNICALL taken(JNIEnv *jni, jobject object)
{
    walk(object, "receiver");
}

static void JNICALL take_last(JNIEnv *jni, jclass klass, jint a, jlong b, jfloat c, jdouble d,
                              jobject e, jint f, jlong g, jfloat h, jdouble i, jobject j, jint k,
                              jlong l, jfloat m, jdouble n, jobject last)
{
    walk(last, "last of many");
}

static void observe(JNIEnv *jni, jclass target)
{
    register_given(jni, target, (void *)take, (void *)taken, (void *)take_last);
}

TEST(.target = "heap.walk.Given", .probe = observe, .needs = {.can_tag_objects = 1});
