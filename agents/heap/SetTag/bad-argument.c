/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetTag refuses a null object.");

static void observe(JNIEnv *jni, jobject unused)
{
    SAY_CALL(SetTag, NULL, 1);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
