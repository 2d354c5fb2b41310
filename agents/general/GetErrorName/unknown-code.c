/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "../names.h"

TITLE("GetErrorName returns ILLEGAL_ARGUMENT for a number that is not an error code.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_name(atoi(assay_case()));
}

TEST(.probe = observe, .cases = LIST("1", "33", "105", "117", "99999", "-1"));
