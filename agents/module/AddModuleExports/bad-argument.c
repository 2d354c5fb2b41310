/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("AddModuleExports refuses bad arguments as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const struct package lang = {"java.lang", "java/lang"};
    jobject base = modifiable_base(jni), string = (*jni)->NewStringUTF(jni, "no module");
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("null-module"))
        error = add_exports(NULL, &lang, base);
    else if (is_case("null-package"))
        error = ti(AddModuleExports, base, NULL, base);
    else if (is_case("null-other"))
        error = add_exports(base, &lang, NULL);
    else if (is_case("not-a-module"))
        error = add_exports(string, &lang, base);
    else if (is_case("other-not-a-module"))
        error = add_exports(base, &lang, string);
    else
        error = ti(AddModuleExports, base, "absent", base);
    say("AddModuleExports: %s", error_name(error));
}

TEST(.probe = observe, .since = 9, .batch = true,
     .cases = LIST("null-module", "null-package", "null-other", "not-a-module",
                   "other-not-a-module", "package-of-no-module"));
