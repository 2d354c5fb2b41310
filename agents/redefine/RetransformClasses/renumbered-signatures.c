/* SPDX-License-Identifier: Apache-2.0 */
#include "../signed.h"

TITLE("RetransformClasses finds names and signatures wherever they are in the constant pool.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
    say_signatures(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "Signed"), .probe = observe,
     .timeout = 90,
     .needs = {.can_retransform_classes = 1,
               .can_get_source_file_name = 1,
               .can_access_local_variables = 1});
