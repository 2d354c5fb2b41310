/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("Exception reports the location of each failing array and division instruction.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_places("Lexception/Elements;");
}

TEST(.target = "exception.Elements", .args = LIST("cold"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
