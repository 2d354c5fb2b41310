/* SPDX-License-Identifier: Apache-2.0 */
#include "../values.h"

TITLE("VMObjectAlloc is not posted for value objects without can_support_value_objects.");

static void observe(JNIEnv *jni, jobject value)
{
    reflect_both(jni, value);
    say("objects with identity: %s", identities > 0 ? "reported" : "not reported");
    say("value objects: %d", values);
}

TEST(.target = "classfile.Values", .args = LIST("class"), .env = LIST(PREVIEW_FEATURES),
     .vm_args = LIST(REFLECTION_IN_VM), .since = 28, .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1});
