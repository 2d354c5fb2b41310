/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetHeapSamplingInterval refuses a negative interval.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiError error = ti(SetHeapSamplingInterval, -1);
    say("SetHeapSamplingInterval: %s", error_name(error));
}

TEST(.probe = observe, .since = 11, .needs = {.can_generate_sampled_object_alloc_events = 1});
