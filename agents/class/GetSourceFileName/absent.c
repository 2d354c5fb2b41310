/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSourceFileName reports ABSENT_INFORMATION without a SourceFile attribute.");

static void observe(JNIEnv *jni, jobject klass)
{
    char *name;
    SAY_CALL(GetSourceFileName, (jclass)klass, &name);
}

TEST(.target = "classes.Attributes", .args = LIST("bare"), .probe = observe,
     .needs = {.can_get_source_file_name = 1});
