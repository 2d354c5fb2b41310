/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSystemProperties returns NULL_POINTER for either null result pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    bool no_count = is_case("no-count");
    jint count;
    char **keys;
    jvmtiError error = ti(GetSystemProperties, no_count ? NULL : &count, no_count ? &keys : NULL);
    say("GetSystemProperties: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("no-count", "no-keys"));
