/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SampledObjectAlloc cannot be enabled without can_generate_sampled_object_alloc_events.");

static void observe(JNIEnv *jni, jobject unused)
{
    SAY_CALL(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_SAMPLED_OBJECT_ALLOC, NULL);
}

TEST(.probe = observe, .since = 11);
