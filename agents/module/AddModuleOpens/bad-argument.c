/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleOpens refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const struct package lang = {"java.lang", "java/lang"};
    jobject base = modifiable_base(jni), string = (*jni)->NewStringUTF(jni, "no module");
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-module"))
        error = add_opens(NULL, &lang, base);
    else if (is_case("null-package"))
        error = ti(AddModuleOpens, base, NULL, base);
    else if (is_case("null-other"))
        error = add_opens(base, &lang, NULL);
    else if (is_case("not-a-module"))
        error = add_opens(string, &lang, base);
    else if (is_case("other-not-a-module"))
        error = add_opens(base, &lang, string);
    else
        error = ti(AddModuleOpens, base, "absent", base);
    say("AddModuleOpens: %s", error_name(error));
}

TEST(.probe = observe, .since = 9, .batch = true,
     .cases = LIST("null-module", "null-package", "null-other", "not-a-module",
                   "other-not-a-module", "package-of-no-module"));
