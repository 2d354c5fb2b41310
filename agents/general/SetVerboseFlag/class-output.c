/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "assay.h"

TITLE("SetVerboseFlag with the class flag starts and stops output about class loading.");

/* Where the output goes is not specified, so that both standard streams go to a
 * file while the class is loaded. */
static jboolean writes_while_loading(JNIEnv *jni, const char *name)
{
    FILE *file = tmpfile();
    if (file == NULL)
        broken("no temporary file");
    int out = dup(STDOUT_FILENO);
    int err = dup(STDERR_FILENO);
    dup2(fileno(file), STDOUT_FILENO);
    dup2(fileno(file), STDERR_FILENO);
    find_class(jni, name);
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    close(out);
    close(err);
    struct stat status = {0};
    fstat(fileno(file), &status);
    fclose(file);
    return status.st_size > 0;
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("set: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_CLASS, JNI_TRUE)));
    say("writes: %s", truth(writes_while_loading(jni, "general/Prepared")));
    say("cleared: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_CLASS, JNI_FALSE)));
    say("writes: %s", truth(writes_while_loading(jni, "general/OtherThread")));
}

TEST(.probe = observe);
