/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Records with class-file annotations are unchanged by a retransformation without changes.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "redefine.UnchangedClasses", .args = LIST("RecordAnnotations"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_retransform_classes = 1});
