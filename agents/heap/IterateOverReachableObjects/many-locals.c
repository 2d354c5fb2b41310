/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiStackReferenceCallback reports each of two hundred local references of a native frame.");

enum { LOCALS = 200 };

static jmethodID caller;
static int roots, misplaced;

HEAP_ROOT_CALLBACK(root)
{
    roots += *tag > 0 && *tag <= LOCALS;
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    static bool seen[LOCALS + 1];
    if (*tag <= 0 || *tag > LOCALS)
        return JVMTI_ITERATION_CONTINUE;
    if (!seen[*tag])
        record("%s", root_kind(kind));
    seen[*tag] = true;
    misplaced += thread_tag != TAG_OF_THREAD || depth != 0 || method != caller;
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jlocation location;
    jthread thread;
    must(GetFrameLocation, NULL, 0, &caller, &location);
    must(GetCurrentThread, &thread);
    set_tag(thread, TAG_OF_THREAD);
    if ((*jni)->PushLocalFrame(jni, LOCALS + 16) != 0)
        broken("there is no room for the local references");
    jclass object = find_class(jni, "java/lang/Object");
    for (int i = 1; i <= LOCALS; i++)
        set_tag((*jni)->AllocObject(jni, object), i);
    say_walk("IterateOverReachableObjects",
             ti(IterateOverReachableObjects, root, stack, NULL, NULL));
    say("as roots: %d, in another frame: %d", roots, misplaced);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
