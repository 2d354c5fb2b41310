/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetExtensionEventCallback returns ILLEGAL_ARGUMENT for an index that no extension event has.");

static void JNICALL callback(jvmtiEnv *env, ...)
{
}

static void observe(JNIEnv *jni, jobject subject)
{
    SAY_CALL(SetExtensionEventCallback, is_case("large") ? 123456 : -123456, callback);
}

TEST(.probe = observe, .batch = true, .cases = LIST("large", "negative"));
