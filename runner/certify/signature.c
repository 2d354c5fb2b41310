/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/signature.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "base/text.h"
#include "certify/dossier.h"

/* Signatures for anything else are none for a dossier. */
#define NAMESPACE "assay-certificate"

/* Copies of what somebody else may have made, for a program that would wait for a pipe. */
struct copies {
    char *directory; /* of them; NULL if they could not be made */
    char *sums, *signature, *signers, *output;
};

/* Runs ssh-keygen with standard input and output from and to the files (or NULL). Returns its exit
 * status, or -1 with errno set. */
static int run(char *const *argv, const char *input, const char *output)
{
    posix_spawn_file_actions_t actions;
    pid_t pid;
    int status;
    posix_spawn_file_actions_init(&actions);
    if (input != NULL)
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0);
    if (output != NULL) {
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output,
                                         O_WRONLY | O_CREAT | O_TRUNC, 0600);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    int error = posix_spawnp(&pid, argv[0], &actions, NULL, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) {
        errno = error;
        return -1;
    }
    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    errno = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

char *signature_key(const char *file)
{
    char *path = xprintf("%s.pub", file);
    char *text = file_read_loudly(path, NULL);
    char type[64], key[8192];
    char *found = NULL;
    if (text != NULL && sscanf(text, "%63s %8191s", type, key) == 2)
        found = xprintf("%s %s", type, key);
    else if (text != NULL)
        complain("%s: this is no public key of ssh", path);
    free(text);
    free(path);
    return found;
}

int signature_make(const char *directory, const char *file)
{
    char *sums = xprintf("%s/" DOSSIER_SUMS, directory);
    char *signature = xprintf("%s/" DOSSIER_SIGNATURE, directory);
    char *argv[] = {"ssh-keygen", "-q", "-Y",      "sign", "-f",
                    (char *)file, "-n", NAMESPACE, sums,   NULL};
    unlink(signature);
    int status = run(argv, NULL, NULL);
    if (status < 0)
        complain("cannot start ssh-keygen: %s", strerror(errno));
    else if (status != 0)
        complain("%s was not signed; ssh-keygen -Y sign -f %s -n " NAMESPACE " %s does it",
                 directory, file, sums);
    free(signature);
    free(sums);
    return status == 0 ? 0 : -1;
}

static bool copy(const struct copies *copies, const char *from, const char *name, const char *as)
{
    char *text = from != NULL ? file_read_foreign(from, name, NULL) : NULL;
    bool copied = text != NULL && file_write(copies->directory, as, text) == 0;
    free(text);
    return copied;
}

static void remove_copies(struct copies *copies)
{
    if (copies->directory != NULL)
        directory_remove(copies->directory);
    char *const all[] = {copies->directory, copies->sums, copies->signature, copies->signers,
                         copies->output};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        free(all[i]);
}

/* Copies the dossier's files, and takes the text as the signers. */
static bool make_copies(struct copies *copies, const char *directory, const char *signers)
{
    const char *temporary = getenv("TMPDIR");
    char *name = xprintf("%s/assay-verify-XXXXXX",
                         temporary != NULL && *temporary != '\0' ? temporary : "/tmp");
    *copies = (struct copies){.directory = mkdtemp(name)};
    if (copies->directory == NULL) {
        free(name);
        return false;
    }
    copies->sums = xprintf("%s/sums", name);
    copies->signature = xprintf("%s/signature", name);
    copies->signers = xprintf("%s/signers", name);
    copies->output = xprintf("%s/output", name);
    return copy(copies, directory, DOSSIER_SUMS, "sums")
           && copy(copies, directory, DOSSIER_SIGNATURE, "signature")
           && file_write(copies->directory, "signers", signers) == 0;
}

static bool verify(const struct copies *copies, char *signer)
{
    char *argv[] = {"ssh-keygen", "-q",   "-Y", "verify",  "-f", copies->signers,
                    "-I",         signer, "-n", NAMESPACE, "-s", copies->signature,
                    NULL};
    return run(argv, copies->sums, copies->output) == 0;
}

bool signature_is_of(const char *directory, const char *key)
{
    struct copies copies;
    char *signers = xprintf("signer %s\n", key);
    bool good = strchr(key, '\n') == NULL && make_copies(&copies, directory, signers);
    if (strchr(key, '\n') == NULL) {
        good = good && verify(&copies, "signer");
        remove_copies(&copies);
    }
    free(signers);
    return good;
}

char *signature_signer(const char *directory, const char *signers)
{
    struct copies copies;
    char *signer = NULL, *text = file_read_loudly(signers, NULL);
    if (text == NULL)
        return NULL;
    if (make_copies(&copies, directory, text)) {
        char *argv[] = {"ssh-keygen",     "-q", "-Y", "find-principals", "-f", copies.signers, "-s",
                        copies.signature, NULL};
        if (run(argv, NULL, copies.output) == 0)
            signer = file_read(copies.output, NULL);
        if (signer != NULL)
            signer[strcspn(signer, "\n")] = '\0';
        if (signer != NULL && !verify(&copies, signer)) {
            free(signer);
            signer = NULL;
        }
    }
    remove_copies(&copies);
    free(text);
    return signer;
}
