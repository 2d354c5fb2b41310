/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetTag refuses a null object and a null tag_ptr.");

static void observe(JNIEnv *jni, jobject unused)
{
    jlong tag;
    jvmtiError error = is_case("null-object") ? ti(GetTag, NULL, &tag)
                                              : ti(GetTag, find_class(jni, "assay/Probe"), NULL);
    say("GetTag: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .batch = true,
     .cases = LIST("null-object", "null-pointer"));
