/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetSourceDebugExtension returns an attribute of more than 65535 bytes as a whole.");

/* How many equal parts it is made of, with a newline between two; 0 where it has anything else. */
static int equal_parts(const char *extension)
{
    static const char part[] = "SMAP\nBare.java\nTest\n*S Test\n*F\n1 B\xc3\xa9.tst\n"
                               "\xc0\x80 \xed\xa0\xbd\xed\xb8\x80\n*E";
    const size_t length = sizeof part - 1;
    int parts = 0;
    while (strncmp(extension, part, length) == 0) {
        parts++;
        extension += length;
        if (*extension != '\n')
            return *extension == '\0' ? parts : 0;
        extension++;
    }
    return 0;
}

static void observe(JNIEnv *jni, jobject klass)
{
    char *extension = NULL;
    jvmtiError error = ti(GetSourceDebugExtension, (jclass)klass, &extension);
    say("GetSourceDebugExtension: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || extension == NULL)
        return;
    say("more than 65535 bytes: %s, parts: %d", truth(strlen(extension) > 65535),
        equal_parts(extension));
    release(extension);
}

TEST(.target = "classes.Attributes", .args = LIST("huge-extension"), .probe = observe,
     .needs = {.can_get_source_debug_extension = 1});
