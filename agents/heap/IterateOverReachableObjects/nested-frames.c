/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("A jvmtiStackReferenceCallback reports the local references of each native frame of a thread.");

enum { LEVELS = 3 };

/* A root may be reported twice, and is recorded once. */
static struct root {
    jint depth;
    jmethodID method;
    jlong thread_tag;
} found[LEVELS + 1];

STACK_REFERENCE_CALLBACK(stack)
{
    if (kind == JVMTI_HEAP_ROOT_JNI_LOCAL && *tag > 0 && *tag <= LEVELS
        && found[*tag].method == NULL)
        found[*tag] = (struct root){depth, method, thread_tag};
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static int level;
    level++;
    set_tag((*jni)->AllocObject(jni, find_class(jni, "java/lang/Object")), level);
    jclass nested = find_class(jni, "heap/walk/Nested");
    if (level < LEVELS) {
        (*jni)->CallStaticVoidMethod(jni, nested, static_method_id(jni, nested, "again", "(I)V"),
                                     level);
        return;
    }
    set_tag(current_thread(), TAG_OF_THREAD);
    say("IterateOverReachableObjects: %s",
        error_name(ti(IterateOverReachableObjects, NULL, stack, NULL, NULL)));
    for (int i = 1; i <= LEVELS; i++)
        say("object %d: depth %d, %s, thread's tag %s", i, (int)found[i].depth,
            found[i].method == NULL ? "no method" : method_name(found[i].method),
            found[i].thread_tag == TAG_OF_THREAD ? "right" : "wrong");
}

TEST(.target = "heap.walk.Nested", .probe = observe, .needs = {.can_tag_objects = 1});
