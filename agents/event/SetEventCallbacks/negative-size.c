/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A negative size gives ILLEGAL_ARGUMENT.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiEventCallbacks callbacks;
    say("SetEventCallbacks: %s", error_name(ti(SetEventCallbacks, &callbacks, -1)));
}

TEST(.probe = observe);
