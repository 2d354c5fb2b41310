/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"
#include "heap.h"

TITLE("FollowReferences from a virtual thread, or an array with it, reports no heap root but stacks.");

static jlong tag_of_thread;
static int classes, others, roots;

/* No heap root belongs to such a walk; but a JVM may follow the stack as if the Thread referred to it. */
HEAP_REFERENCE_CALLBACK(count)
{
    roots += referrer_tag == NULL && kind != JVMTI_HEAP_REFERENCE_STACK_LOCAL
             && kind != JVMTI_HEAP_REFERENCE_JNI_LOCAL;
    bool is_class = kind == JVMTI_HEAP_REFERENCE_CLASS && referrer_tag != NULL;
    if (is_class && *referrer_tag == tag_of_thread)
        (*tag == TAG_OF_CLASS) ? classes++ : others++;
    return JVMTI_VISIT_OBJECTS;
}

static void follow(const char *name, const char *how, jobject initial)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = count};
    classes = others = roots = 0;
    jvmtiError error = ti(FollowReferences, 0, NULL, initial, &callbacks, NULL);
    say("%s, %s: %s, its class %d, another %d, heap roots %d", name, how, error_name(error),
        classes, others, roots);
}

static void walk(JNIEnv *jni, jthread *threads)
{
    for (int i = PARKED; i <= HELD; i++) {
        jclass klass = find_class(jni, "java/lang/Thread");
        jobject array = (*jni)->NewObjectArray(jni, 1, klass, threads[i]);
        no_exception(jni);
        tag_of_thread = i;
        set_tag(class_of(jni, threads[i]), TAG_OF_CLASS);
        follow(local_names[i], "itself", threads[i]);
        follow(local_names[i], "in an array", array);
        set_tag(class_of(jni, threads[i]), 0);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Locals", .probe = locals_probe,
     .needs = {.can_tag_objects = 1});
