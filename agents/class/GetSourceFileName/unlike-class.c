/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSourceFileName returns the name in the attribute, whatever the class is called.");

static void observe(JNIEnv *jni, jobject klass)
{
    char *name = NULL;
    jvmtiError error = ti(GetSourceFileName, (jclass)klass, &name);
    say("GetSourceFileName: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("%s", quoted(name));
    SAY_CALL(Deallocate, (unsigned char *)name);
}

TEST(.target = "classes.Attributes", .args = LIST("other-name.tst", "source-letters"),
     .probe = observe, .needs = {.can_get_source_file_name = 1});
