/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a class file that is malformed in one place.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Altered", .args = LIST("Subject"), .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1},
     .cases = LIST("last-byte-missing", "byte-added", "no-such-tag", "no-such-index",
                   "index-of-other-kind", "ill-formed-descriptor", "long-attribute"));
