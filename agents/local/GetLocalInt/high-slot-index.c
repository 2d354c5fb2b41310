/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInt and SetLocalInt access slots beyond 255, and no others.");

/* The depth of run, above which is the probe. */
enum { DEPTH_RUN = 1 };

static void observe(JNIEnv *jni, jobject klass)
{
    jint number = 0;
    jlong pair = 0;
    if (klass != NULL)
        return;
    must(GetLocalInt, NULL, DEPTH_RUN, 299, &number);
    say("slot 299: %d", (int)number);
    must(GetLocalLong, NULL, DEPTH_RUN, 255, &pair);
    say("slot 255: %llx", (unsigned long long)pair);
    must(GetLocalInt, NULL, DEPTH_RUN, 257, &number);
    say("slot 257: %d", (int)number);
    must(GetLocalInt, NULL, DEPTH_RUN, 0, &number);
    say("slot 0: %d", (int)number);
    must(SetLocalInt, NULL, DEPTH_RUN, 299, 54321);
    must(SetLocalLong, NULL, DEPTH_RUN, 255, -2);
}

TEST(.target = "classfile.LongMethods", .probe = observe,
     .needs = {.can_access_local_variables = 1});
