/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Without the early capability VMStart comes when all modules' classes can be loaded.");

static void start(JNIEnv *jni)
{
    say("found: %s", class_name(find_class(jni, "java/util/logging/Level")));
}

TEST(.start = start, .since = 11);
