/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("FollowReferences reports no JNI local reference in a compiled frame whose code has an object as a constant.");

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_frames};
    bool said = false, held = false;
    name_objects(jni, pairs);
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    for (int i = 0; i < local_count; i++) {
        struct local_reference *it = &local_references[i];
        const char *method = it->method == NULL ? "no method" : method_name(it->method);
        bool is_variable = it->kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL;
        if (is_variable && it->tag == tag_named("held") && !held) {
            record("held: local variable of %s", method);
            held = true;
        }
        /* How many constants the code has is up to the compiler. */
        if (!is_variable && !said && strstr(method, "Lheap/walk/CompiledConstant") != NULL) {
            record("%s: JNI local in %s", object_name(it->tag), method);
            said = true;
        }
    }
    say_walk("FollowReferences", error);
}

TEST(.target = "heap.walk.CompiledConstant", .probe = observe, .needs = {.can_tag_objects = 1},
     .vm_args = LIST(COMPILED_BEFORE));
