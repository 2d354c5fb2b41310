/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("Instructions for elements of arrays and division throw at their locations in warm code, too.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_places("Lexception/Elements;");
}

TEST(.target = "exception.Elements", .args = LIST("warm"), .probe = observe, .timeout = 60,
     .needs = {.can_generate_exception_events = 1});
