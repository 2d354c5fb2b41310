/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("PopFrame returns INVALID_THREAD for null and for an object that is not a thread.");

static void observe(JNIEnv *jni, jobject unused)
{
    jobject thread = NULL;
    if (is_case("class"))
        thread = find_class(jni, "assay/Probe");
    SAY_CALL(PopFrame, thread);
}

TEST(.probe = observe, .batch = true, .cases = LIST("null", "class"),
     .needs = {.can_pop_frame = 1});
