/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "threads.h"

TITLE("The JVM prints a warning to standard error when an agent is started in the live phase.");

/* Standard error goes to a file between the two calls of the probe. */
static FILE *file;
static int err;

/* An option of each JVM's own may disable the warnings; this is that of HotSpot. It may stand in a
 * file that an option names. */
static bool warnings_disabled(void)
{
    static char line[64 * 1024];
    FILE *arguments = fopen("/proc/self/cmdline", "r");
    size_t length = arguments != NULL ? fread(line, 1, sizeof line - 1, arguments) : 0;
    bool disabled = false;
    for (char *word = line; word < line + length; word += strlen(word) + 1)
        disabled |= strcmp(word, "-XX:+EnableDynamicAgentLoading") == 0 || word[0] == '@'
                    || strncmp(word, "-XX:Flags=", 10) == 0
                    || strncmp(word, "-XX:VMOptionsFile=", 18) == 0
                    || strncmp(word, "-Xoptionsfile=", 14) == 0;
    if (arguments != NULL)
        fclose(arguments);
    return disabled;
}

static void probe(JNIEnv *jni, jobject when)
{
    if (warnings_disabled())
        inapplicable("an option disables the warning, or may do so");
    if (file == NULL) {
        file = tmpfile();
        if (file == NULL)
            broken("no temporary file");
        err = dup(STDERR_FILENO);
        dup2(fileno(file), STDERR_FILENO);
        return;
    }
    struct stat status = {0};
    struct timespec beginning = {0};
    /* When the warning is printed is nowhere said. */
    do
        fstat(fileno(file), &status);
    while (status.st_size == 0 && wait_goes_on(&beginning));
    dup2(err, STDERR_FILENO);
    say("printed on standard error: %s", truth(status.st_size > 0));
}

TEST(.target = "agent.Attaching", .probe = probe, .since = 21,
     .args = LIST("{companions}/libtelling.so", "x"));
