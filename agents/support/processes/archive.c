/* SPDX-License-Identifier: Apache-2.0 */
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "channel.h"
#include "processes.h"

extern char **environ;

enum { MOST_WORDS = 100 };

/* The command line of this process, word by word. */
static int own_words(char **words)
{
    static char line[64 * 1024];
    FILE *file = fopen("/proc/self/cmdline", "r");
    size_t length = file != NULL ? fread(line, 1, sizeof line - 1, file) : 0;
    int count = 0;
    if (file != NULL)
        fclose(file);
    if (length == 0 || length == sizeof line - 1)
        broken("the command line cannot be read");
    for (char *word = line; word < line + length && count < MOST_WORDS; word += strlen(word) + 1)
        words[count++] = word;
    return count;
}

static char *as_word(const char *text)
{
    return (char *)(size_t)text;
}

/* Runs this JVM's program without this agent; it writes to a file. */
static void make_archive(char **words, int count, char *directory, const char *packages,
                         const char *option)
{
    posix_spawn_file_actions_t actions;
    char *line[MOST_WORDS + 16];
    int length = 0, status = 0;
    pid_t child;
    line[length++] = words[0];
    line[length++] = as_word("-cp");
    line[length++] = directory;
    line[length++] = as_word("assay.Archiving");
    line[length++] = as_word(packages);
    for (int i = 1; i < count && strncmp(words[i], "-agentpath:", 11) != 0; i++)
        line[length++] = words[i];
    line[length++] = as_word(option);
    line[length] = NULL;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "packing.txt", O_CREAT | O_WRONLY,
                                     0666);
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
    if (posix_spawn(&child, "/proc/self/exe", &actions, NULL, line, environ) != 0
        || waitpid(child, &status, 0) != child)
        broken("the JVM cannot be started once more");
    if (status != 0)
        inapplicable("the JVM makes no archive of classes");
}

/* What each case is: the options that make the archive and that use it, and where it is. */
static const struct archive {
    const char *name, *making, *using, *file;
} archives[] = {
    {"shared-archive", "-XX:ArchiveClassesAtExit=targets.archive",
     "-XX:SharedArchiveFile=targets.archive", "targets.archive"},
    {"aot-cache", "-XX:AOTCacheOutput=targets.archive", "-XX:AOTCache=targets.archive",
     "targets.archive"},
    {"class-cache", "-Xshareclasses:name=targets,cacheDir=cache",
     "-Xshareclasses:name=targets,cacheDir=cache", "cache"},
};

void use_archive(const char *packages)
{
    const struct archive *archive = archives;
    char *words[MOST_WORDS + 2] = {0}, *line[MOST_WORDS + 4];
    int count = own_words(words), length = 0, directory = 1;
    while (!is_case(archive->name))
        archive++;
    if (getenv("ASSAY_ARCHIVED") != NULL)
        return;
    if (getenv(ASSAY_EMULATOR_VARIABLE) != NULL)
        inapplicable("the JVM runs in an emulator");
    while (directory < count && strcmp(words[directory - 1], "-cp") != 0)
        directory++;
    if (directory == count)
        broken("the command line has no -cp");
    make_archive(words, count, words[directory], packages, archive->making);
    if (access(archive->file, R_OK) != 0)
        inapplicable("the JVM makes no archive of classes");
    words[directory] = as_word("targets.jar");
    line[length++] = words[0];
    line[length++] = as_word(archive->using);
    for (int i = 1; i < count; i++)
        line[length++] = words[i];
    line[length] = NULL;
    setenv("ASSAY_ARCHIVED", "1", 1);
    execve("/proc/self/exe", line, environ);
    broken("the JVM cannot be started once more");
}

void load_from_archive(JavaVM *vm, char *options)
{
    use_archive("assay,classfile,redefine");
}
