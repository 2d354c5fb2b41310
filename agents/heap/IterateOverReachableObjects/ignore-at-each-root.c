/* SPDX-License-Identifier: Apache-2.0 */
#include "../parents_at_roots.h"

TITLE("ITERATION_IGNORE leaves out the references of an object that a root of any kind reports.");

static jlong ignored;
static int of_it, of_others;

HEAP_ROOT_CALLBACK(root)
{
    return *tag == ignored ? JVMTI_ITERATION_IGNORE : JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    return *tag == ignored ? JVMTI_ITERATION_IGNORE : JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    bool is_part = kind == JVMTI_REFERENCE_FIELD || kind == JVMTI_REFERENCE_ARRAY_ELEMENT;
    if (is_part && has_name(tag) && has_name(&referrer_tag))
        *(referrer_tag == ignored ? &of_it : &of_others) += 1;
    return *tag == ignored ? JVMTI_ITERATION_IGNORE : JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const char *const all[] = {"nothing",   "local",  "array", "global",
                                      "JNI local", "thread", "shared"};
    if (!is_prepared(jni, pairs))
        return;
    for (int i = 0; i < 7; i++) {
        ignored = i == 0 ? -1 : tag_named(all[i]);
        of_it = of_others = 0;
        jvmtiError error = ti(IterateOverReachableObjects, root, stack, reference, NULL);
        say("%s: %s, references of it %d, of others %d", all[i], error_name(error), of_it,
            of_others);
    }
}

TEST(.target = "heap.walk.ParentsAtRoots", .probe = observe, .needs = {.can_tag_objects = 1});
