/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("A jvmtiStackReferenceCallback reports each of two hundred local references of a native frame.");

enum { LOCALS = 200 };

static jmethodID caller; /* at depth 0 */

HEAP_ROOT_CALLBACK(root)
{
    if (*tag > 0 && *tag <= LOCALS && kind != JVMTI_HEAP_ROOT_OTHER) /* that is up to the JVM */
        record("%s as a heap root", root_kind(kind));
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    static bool seen[LOCALS + 1];
    if (*tag <= 0 || *tag > LOCALS)
        return JVMTI_ITERATION_CONTINUE;
    if (!seen[*tag] || thread_tag != TAG_OF_THREAD || depth != 0 || method != caller)
        record("%s, thread's tag %s, depth %d, method %s", root_kind(kind),
               thread_tag == TAG_OF_THREAD ? "right" : "wrong", (int)depth,
               method == caller ? "right" : "wrong");
    seen[*tag] = true;
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jlocation location;
    must(GetFrameLocation, NULL, 0, &caller, &location);
    set_tag(current_thread(), TAG_OF_THREAD);
    if ((*jni)->PushLocalFrame(jni, LOCALS + 16) != JNI_OK)
        broken("there is no room for the local references");
    jclass object = find_class(jni, "java/lang/Object");
    for (int i = 1; i <= LOCALS; i++)
        set_tag((*jni)->AllocObject(jni, object), i);
    say_walk("IterateOverReachableObjects",
             ti(IterateOverReachableObjects, root, stack, NULL, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
