/* SPDX-License-Identifier: Apache-2.0 */
#include "../unescaping.h"

TITLE("IterateOverInstancesOfClass by itself reports objects that compiled code may have scalar-replaced.");

static void JNICALL tick(JNIEnv *jni, jclass klass, jint left)
{
    if (left > 0)
        return;
    set_tag(klass, TAGGED_CLASS);
    say_found(jni, klass, "IterateOverInstancesOfClass",
              ti(IterateOverInstancesOfClass, klass, filter_of_case(), tag_found, NULL));
}

static void observe(JNIEnv *jni, jobject klass)
{
    call_at_tick(jni, klass, tick);
}

TEST(.target = "heap.walk.Unescaping", .probe = observe, .needs = {.can_tag_objects = 1},
     .vm_args = LIST(COMPILED_EARLY), .cases = LIST("either", "untagged"));
