/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("Exception reports the location of each instruction that finds a null reference.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_places("Lexception/Nulls;");
}

TEST(.target = "exception.Nulls", .probe = observe, .needs = {.can_generate_exception_events = 1});
