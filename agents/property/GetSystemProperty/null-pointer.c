/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSystemProperty returns NULL_POINTER for a null key or result pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    bool no_key = is_case("no-key");
    char *value;
    jvmtiError error = ti(GetSystemProperty, no_key ? NULL : "assay.word", no_key ? &value : NULL);
    say("GetSystemProperty: %s", error_name(error));
}

TEST(.probe = observe, .batch = true, .cases = LIST("no-key", "no-value"),
     .vm_args = LIST("-Dassay.word=seven"));
