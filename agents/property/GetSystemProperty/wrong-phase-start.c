/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The start phase is the wrong one for GetSystemProperty.");

static void start(JNIEnv *jni)
{
    char *value;
    say("GetSystemProperty: %s", error_name(ti(GetSystemProperty, "assay.word", &value)));
}

TEST(.start = start, .vm_args = LIST("-Dassay.word=seven"));
