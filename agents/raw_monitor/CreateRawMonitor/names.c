/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("CreateRawMonitor accepts any name in modified UTF-8, empty or long.");

static void use(const char *what, const char *name)
{
    jrawMonitorID monitor = NULL;
    jvmtiError error = ti(CreateRawMonitor, name, &monitor);
    say("%s: %s", what, error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    must(RawMonitorEnter, monitor);
    must(RawMonitorExit, monitor);
    must(DestroyRawMonitor, monitor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    char text[4096];
    memset(text, 'm', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    use("empty", "");
    use("NUL", "a\xc0\x80z");
    use("supplementary", "\xed\xa0\xbd\xed\xb8\x80");
    use("long", text);
}

TEST(.probe = observe);
