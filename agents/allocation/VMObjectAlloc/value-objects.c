/* SPDX-License-Identifier: Apache-2.0 */
#include "../values.h"

TITLE("VMObjectAlloc is posted for value objects with null in place of the object.");

static void observe(JNIEnv *jni, jobject value)
{
    reflect_both(jni, value);
    say("value objects: %s", values > 0 ? "reported" : "not reported");
    say("with an object: %d", values_with_object);
}

TEST(.target = "classfile.Values", .args = LIST("class"), .env = LIST(PREVIEW_FEATURES),
     .vm_args = LIST(REFLECTION_IN_VM), .since = 28, .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1, .can_support_value_objects = 1});
