/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetExtensionEvents returns the recommended errors for invalid arguments.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count;
    jvmtiExtensionEventInfo *events;
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-count"))
        error = ti(GetExtensionEvents, NULL, &events);
    else
        error = ti(GetExtensionEvents, &count, NULL);
    say("GetExtensionEvents: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("null-count", "null-events"));
