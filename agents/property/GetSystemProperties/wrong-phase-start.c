/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The start phase is the wrong one for GetSystemProperties.");

static void start(JNIEnv *jni)
{
    jint count;
    char **keys;
    say("GetSystemProperties: %s", error_name(ti(GetSystemProperties, &count, &keys)));
}

TEST(.start = start);
