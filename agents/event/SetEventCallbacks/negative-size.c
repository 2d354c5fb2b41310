/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetEventCallbacks returns ILLEGAL_ARGUMENT for a negative size.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiEventCallbacks callbacks;
    SAY_CALL(SetEventCallbacks, &callbacks, -1);
}

TEST(.probe = observe);
