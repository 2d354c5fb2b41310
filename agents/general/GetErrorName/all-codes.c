/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetErrorName returns the name of the constant of each error code.");

static void say_name_of_error(int code)
{
    char *name = NULL;
    jvmtiError error = ti(GetErrorName, (jvmtiError)code, &name);
    if (error != JVMTI_ERROR_NONE) {
        say("%d: %s", code, error_name(error));
        return;
    }
    say("%d: %s", code, quoted(name));
    must(Deallocate, (unsigned char *)name);
}

static const int codes[] = {0,   10,  11,  12,  13,  14,  15,  20,  21,  22, 23, 24,  25,
                            31,  32,  34,  35,  40,  41,  50,  51,  52,  60, 61, 62,  63,
                            64,  65,  66,  67,  68,  69,  70,  71,  79,  98, 99, 100, 101,
                            102, 103, 104, 106, 110, 111, 112, 113, 115, 116};

static void observe(JNIEnv *jni, jobject subject)
{
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++)
        say_name_of_error(codes[i]);
}

TEST(.probe = observe);
