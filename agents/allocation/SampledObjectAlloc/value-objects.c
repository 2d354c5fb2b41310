/* SPDX-License-Identifier: Apache-2.0 */
#include "../values.h"

TITLE("SampledObjectAlloc is posted for value objects with null in place of the object.");

static void observe(JNIEnv *jni, jobject value)
{
    sample_both(jni, value, true);
    say("value objects: %s, with an object: %d", values > 0 ? "reported" : "not reported",
        values_with_object);
}

TEST(.target = "classfile.Values", .args = LIST("class"), .env = LIST(PREVIEW_FEATURES),
     .since = 28, .probe = observe,
     .needs = {.can_generate_sampled_object_alloc_events = 1, .can_support_value_objects = 1});
